import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test, vi } from 'vitest';
import { type OfflineSnapshot, readOfflineSnapshot } from '../../features/orders/offline-orders/offline-snapshot.ts';
import { useOfflineSnapshot } from './use-offline-snapshot.ts';

vi.mock(import('../../features/orders/offline-orders/offline-snapshot.ts'), () => ({ readOfflineSnapshot: vi.fn() }));

const initial = { lists: [] } as unknown as OfflineSnapshot;
let shown: OfflineSnapshot | null;

const Screen = () => {
  shown = useOfflineSnapshot(initial);
  return null;
};

test('an older read that ends last does not bring back the lists of an ended session', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const root = createRoot(document.createElement('div'));
  onTestFinished(() => act(async () => root.unmount()));
  await act(async () => root.render(<Screen />));
  const older = Promise.withResolvers<OfflineSnapshot | null>();
  vi.mocked(readOfflineSnapshot).mockReturnValueOnce(older.promise).mockResolvedValueOnce(null);
  await act(async () => window.dispatchEvent(new StorageEvent('storage')));
  await act(async () => window.dispatchEvent(new StorageEvent('storage')));
  expect(shown).toBeNull();
  await act(async () => older.resolve(initial));
  expect(shown).toBeNull();
});
