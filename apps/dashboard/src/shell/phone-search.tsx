import { useState } from 'react';
import { Search } from './search.tsx';
import { SearchSheet } from './search-sheet.tsx';
import { useAfterNavigation } from './use-after-navigation.ts';

/** The search where the header has no room for its box. */
export const PhoneSearch = () => {
  const [isOpen, setOpen] = useState(false);
  useAfterNavigation(() => setOpen(false));
  return (
    <SearchSheet isOpen={isOpen} onOpenChange={setOpen}>
      <Search isSheet onChosen={() => setOpen(false)} />
    </SearchSheet>
  );
};
