import { useState } from 'react';
import { Search } from './search.tsx';
import { SearchSheet } from './search-sheet.tsx';
import { useAfterNavigation } from './use-after-navigation.ts';

/** Search for narrow headers: a button that opens a sheet. */
export const PhoneSearch = () => {
  const [isOpen, setOpen] = useState(false);
  useAfterNavigation(() => setOpen(false));
  return (
    <SearchSheet isOpen={isOpen} onOpenChange={setOpen}>
      <Search isSheet onChosen={() => setOpen(false)} />
    </SearchSheet>
  );
};
