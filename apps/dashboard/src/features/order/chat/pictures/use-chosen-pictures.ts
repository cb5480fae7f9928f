import { MESSAGE_PICTURES_MAX } from '@boostdesk/api-client/contract';
import { useEffect, useRef, useState } from 'react';
import { type PictureFile, type PictureProblem, readPicture } from './read-picture.ts';

export interface ChosenPicture extends PictureFile {
  readonly id: string;
  /** Address of the file in this page. */
  readonly preview: string;
  readonly alt: string;
}

export type ChoiceProblem = PictureProblem | 'tooMany';

let lastId = 0;

const toChosen = (picture: PictureFile): ChosenPicture => ({
  ...picture,
  id: `${++lastId}`,
  preview: URL.createObjectURL(picture.file),
  alt: '',
});

/** The pictures of the message that is being written. They do not outlive the page; those of sent messages do. */
export function useChosenPictures() {
  const [pictures, setPictures] = useState<readonly ChosenPicture[]>([]);
  const [problem, setProblem] = useState<ChoiceProblem | null>(null);
  const previews = useRef(new Set<string>());
  useEffect(() => {
    const own = previews.current;
    return () => {
      for (const preview of own) URL.revokeObjectURL(preview);
    };
  }, []);

  async function add(files: readonly File[]): Promise<void> {
    const read = await Promise.all(files.map(readPicture));
    const chosen = read.flatMap((one) => (typeof one === 'string' ? [] : [toChosen(one)]));
    for (const { preview } of chosen) previews.current.add(preview);
    setPictures((before) => [...before, ...chosen].slice(0, MESSAGE_PICTURES_MAX));
    const isTooMany = pictures.length + chosen.length > MESSAGE_PICTURES_MAX;
    setProblem(read.find((one) => typeof one === 'string') ?? (isTooMany ? 'tooMany' : null));
  }

  const remove = (ids: readonly string[]) => {
    setPictures((before) => before.filter(({ id }) => !ids.includes(id)));
    setProblem(null);
  };

  return {
    pictures,
    /** Why the last file was not added. */
    problem,
    add,
    remove,
    setAlt: (id: string, alt: string) =>
      setPictures((before) => before.map((one) => (one.id === id ? { ...one, alt } : one))),
  };
}
