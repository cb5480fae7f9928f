import { useState } from 'react';
import { PaletteBox } from '../../../shell/palette-box.tsx';
import { SearchSheet } from '../../../shell/search-sheet.tsx';
import { usePalette } from '../../../shell/use-palette.ts';

const lookUp = () => Promise.reject(new Error('Without a line no order is looked up.'));

/** The header's search where the app did not start. What is chosen is loaded, as a link is: it opens once the server answers. */
export const KeptSearch = ({ isSheet }: { readonly isSheet?: boolean }) => {
  const palette = usePalette({ lookUp });
  return <PaletteBox palette={palette} onChoose={(url) => location.assign(url)} isSheet={isSheet} />;
};

/** The same where the header has no room for the box. */
export const KeptPhoneSearch = () => {
  const [isOpen, setOpen] = useState(false);
  return (
    <SearchSheet isOpen={isOpen} onOpenChange={setOpen}>
      <KeptSearch isSheet />
    </SearchSheet>
  );
};
