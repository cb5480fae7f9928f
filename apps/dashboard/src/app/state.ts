/** The only door to jotai: what the app uses of it. */
export { atom, createStore, Provider as StoreProvider, useAtom, useAtomValue, useSetAtom, useStore } from 'jotai';
export type { Atom, WritableAtom } from 'jotai';
