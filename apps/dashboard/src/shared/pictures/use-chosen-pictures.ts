import { MESSAGE_PICTURES_MAX } from '@boostdesk/api-client/contract';
import type { NewPicture } from '@boostdesk/realtime/outbox';
import { msg } from '@lingui/core/macro';
import { useEffect, useRef, useState } from 'react';
import { useStore } from '../../core/state.ts';
import { useUnsaved } from '../../data/unsaved.ts';
import { i18n } from '../../i18n/i18n.ts';
import { type ChosenPicture, revoke, toChosen } from './chosen-picture.ts';
import { addDraftPictures, countDraftPictures, takeDraftPictures, useHasDraftPictures } from './draft-pictures.ts';
import { type PictureFile, type PictureProblem, readPicture } from './read-picture.ts';

export interface RefusedFile {
  readonly name: string;
  readonly reason: PictureProblem | 'tooMany';
}

interface ReadFile {
  readonly name: string;
  readonly read: PictureFile | PictureProblem;
}

const readNamed = async (file: File): Promise<ReadFile> => ({ name: file.name, read: await readPicture(file) });

/**
 * The pictures of the message that is being written, which count as unsaved input. They do not outlive the page; those of
 * sent messages do.
 * @param draftKey names the draft that keeps them while another screen is open; without it they are removed
 */
export function useChosenPictures(draftKey?: string) {
  const [pictures, setPictures] = useState<readonly ChosenPicture[]>([]);
  const [refused, setRefused] = useState<readonly RefusedFile[]>([]);
  const [isReading, setReading] = useState(false);
  const [fetches, setFetches] = useState(0);
  // Several pastes may come before the next render.
  const shown = useRef(pictures);
  const taken = useRef(new Set<string>());
  /** The files that are being read; resolves to false when one was refused. Null without any. */
  const reading = useRef<Promise<boolean> | null>(null);
  /** Null once it is left. */
  const openKey = useRef<string | null | undefined>(null);
  const hasLeft = () => openKey.current !== draftKey;
  const store = useStore();
  const hasDraft = useHasDraftPictures(draftKey);
  useUnsaved(
    i18n._(msg`Pictures`),
    pictures.map(({ id }) => id),
  );
  useEffect(() => {
    openKey.current = draftKey;
    setPictures(shown.current);
    return () => {
      openKey.current = null;
      const unsent = draftKey === undefined ? [] : shown.current.filter(({ id }) => !taken.current.has(id));
      revoke(shown.current.filter((one) => !unsent.includes(one)));
      if (draftKey !== undefined) addDraftPictures(store, draftKey, unsent);
      shown.current = [];
    };
  }, [draftKey, store]);
  // Also those whose file was still being read when the screen was left.
  useEffect(() => {
    if (draftKey === undefined || !hasDraft) return;
    shown.current = [...shown.current, ...takeDraftPictures(store, draftKey)];
    setPictures(shown.current);
  }, [hasDraft, draftKey, store]);

  const show = (next: readonly ChosenPicture[]) => {
    shown.current = next;
    setPictures(next);
  };

  const findUnsent = () => shown.current.filter(({ id }) => !taken.current.has(id));

  /** Returns the files that were not added. */
  function append(files: readonly ReadFile[]): readonly RefusedFile[] {
    const isLeft = hasLeft();
    if (isLeft && draftKey === undefined) return [];
    let room = MESSAGE_PICTURES_MAX - (isLeft ? countDraftPictures(store, draftKey) : findUnsent().length);
    const added: ChosenPicture[] = [];
    const found = files.flatMap(({ name, read }): readonly RefusedFile[] => {
      if (typeof read === 'string') return [{ name, reason: read }];
      if (room-- <= 0) return [{ name, reason: 'tooMany' }];
      added.push(toChosen(read));
      return [];
    });
    if (!isLeft) show([...shown.current, ...added]);
    else if (draftKey !== undefined) addDraftPictures(store, draftKey, added);
    return found;
  }

  async function readAfter(
    earlier: Promise<boolean> | null,
    files: readonly File[] | Promise<readonly File[]>,
  ): Promise<boolean> {
    const read = await Promise.all((await files).map(readNamed));
    const areEarlierAdded = await earlier;
    const found = append(read);
    if (found.length > 0) setRefused((before) => [...before, ...found]);
    return areEarlierAdded !== false && found.length === 0 && !hasLeft();
  }

  /** Files that are fetched first; a rejection, of which the caller tells the user, adds none. */
  async function readFetched(earlier: Promise<boolean> | null, files: Promise<readonly File[]>): Promise<boolean> {
    setFetches((count) => count + 1);
    try {
      return await readAfter(earlier, files);
    } catch {
      await earlier;
      return false;
    } finally {
      setFetches((count) => count - 1);
    }
  }

  async function add(files: readonly File[] | Promise<readonly File[]>): Promise<void> {
    // The user has not yet read the messages about files that were refused with these.
    if (reading.current === null) setRefused([]);
    const isFetched = files instanceof Promise;
    const own = isFetched ? readFetched(reading.current, files) : readAfter(reading.current, files);
    reading.current = own;
    setReading(true);
    await own;
    if (reading.current !== own) return;
    reading.current = null;
    setReading(false);
  }

  const remove = (ids: readonly string[]) => {
    revoke(shown.current.filter(({ id }) => ids.includes(id)));
    show(shown.current.filter(({ id }) => !ids.includes(id)));
  };

  return {
    pictures,
    /** Files of the last choice that were not added. */
    refused,
    /** A file will be added unless it is refused. */
    isReading,
    /** Files are being fetched. */
    isFetching: fetches > 0,
    add,
    remove: (id: string) => {
      remove([id]);
      setRefused([]);
    },
    /** The message was stored. A file that was refused meanwhile is another message's. */
    removeSent: (pictures: readonly ChosenPicture[]) => remove(pictures.map(({ id }) => id)),
    setAlt: (id: string, alt: string) => show(shown.current.map((one) => (one.id === id ? { ...one, alt } : one))),
    /**
     * Takes the pictures for a message, once the files that are being read are among them; they are shown until they are
     * removed. Undefined when one of these files is refused or the page is left.
     */
    async take(): Promise<readonly ChosenPicture[] | undefined> {
      if ((await reading.current) === false) return undefined;
      // Pictures that were given back may be too many together with later ones.
      const unsent = findUnsent().slice(0, MESSAGE_PICTURES_MAX);
      for (const { id } of unsent) taken.current.add(id);
      return unsent;
    },
    /** Adds pictures of a message that was not sent, which may be more than a message can have. */
    restore: (stored: readonly NewPicture[]) =>
      show([
        ...shown.current,
        ...stored.map(({ file, alt, ...size }) => ({
          ...toChosen({ ...size, file: new File([file], '', { type: file.type }) }),
          alt,
        })),
      ]),
    /** The message was not stored. */
    giveBack: (pictures: readonly ChosenPicture[]) => {
      for (const { id } of pictures) taken.current.delete(id);
    },
  };
}
