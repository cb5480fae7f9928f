import type { PaletteItem } from '@boostdesk/search';
import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { useAtomValue } from '../../core/state.ts';
import { findCachedOrder } from '../../features/orders/offline-orders/offline-snapshot.ts';
import { claimsAtom } from '../../session/session-atoms.ts';
import { PaletteBox } from '../../shell/palette-box.tsx';
import { SearchSheet } from '../../shell/search-sheet.tsx';
import { usePalette } from '../../shell/use-palette.ts';

const noteOf = ({ section }: PaletteItem) => (section === 'orders' ? t`Opens once the server responds` : undefined);

/**
 * Header search without the app: finds orders of the cached lists. A result is opened by a page load, once the server
 * answers.
 */
export const OfflineSearch = ({ isSheet }: { readonly isSheet?: boolean }) => {
  const sid = useAtomValue(claimsAtom)?.sid;
  const lookUp = async (digits: string) => {
    const order = await findCachedOrder(digits, sid);
    if (order === undefined) throw new Error('Without a line no other order is looked up.');
    return [order];
  };
  const palette = usePalette({ lookUp });
  return <PaletteBox palette={palette} onChoose={(url) => location.assign(url)} isSheet={isSheet} noteOf={noteOf} />;
};

/** The same search for narrow headers. */
export const OfflinePhoneSearch = () => {
  const [isOpen, setOpen] = useState(false);
  return (
    <SearchSheet isOpen={isOpen} onOpenChange={setOpen}>
      <OfflineSearch isSheet />
    </SearchSheet>
  );
};
