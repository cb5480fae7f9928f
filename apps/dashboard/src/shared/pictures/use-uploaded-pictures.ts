import { chatRoom } from '@boostdesk/realtime/contract';
import { useEffect, useRef, useState } from 'react';
import { useServices } from '../../core/services-context.ts';
import { createPictureUpload } from '../../realtime/picture-upload.ts';
import type { ChosenPicture } from './chosen-picture.ts';
import { useChosenPictures } from './use-chosen-pictures.ts';

/** Of a chosen picture: how much is uploaded, from 0 to 1; its id on the server; or why it failed. */
type UploadState = { readonly sent: number } | { readonly picture: number } | { readonly problem: string };

type States = ReadonlyMap<string, UploadState>;

const sentPart = (state: UploadState | undefined): number => {
  if (state === undefined) return 0;
  return 'sent' in state ? state.sent : 1;
};

const without = (states: States, id: string): States => new Map([...states].filter(([one]) => one !== id));

/**
 * Pictures of a form about an order, uploaded once they are chosen. Removing one cancels its upload.
 * @param draftKey names the draft that keeps them while the form is closed; without it they are removed
 */
export function useUploadedPictures(order: number, draftKey?: string) {
  const { api } = useServices();
  const [upload] = useState(() => createPictureUpload(api));
  const chosen = useChosenPictures(draftKey);
  const [states, setStates] = useState<States>(new Map());
  const running = useRef(new Map<string, AbortController>());

  async function start({ id, file, width, height, alt }: ChosenPicture): Promise<void> {
    const controller = new AbortController();
    running.current.set(id, controller);
    const set = (state: UploadState) => {
      if (!controller.signal.aborted) setStates((before) => new Map([...before, [id, state]]));
    };
    set({ sent: 0 });
    // A repeated upload that the server has stored is not stored again.
    const picture = { clientId: id, id: null, file, width, height, alt };
    const context = { room: chatRoom(order), signal: controller.signal, onProgress: (sent: number) => set({ sent }) };
    const result = await upload(picture, context).catch(() => ({ ok: false, message: '' }) as const);
    set(result.ok ? { picture: result.id } : { problem: result.message });
  }

  useEffect(() => {
    for (const picture of chosen.pictures) if (!running.current.has(picture.id)) void start(picture);
  });
  useEffect(() => {
    const uploads = running.current;
    return () => {
      for (const controller of uploads.values()) controller.abort();
      uploads.clear();
    };
  }, []);

  const stateOf = ({ id }: ChosenPicture) => states.get(id);
  const all = chosen.pictures.map(stateOf);
  const parts = all.map(sentPart);
  const failed = chosen.pictures.filter((one) => 'problem' in (stateOf(one) ?? {}));
  const uploaded = chosen.pictures.flatMap((one) => {
    const state = stateOf(one);
    return state !== undefined && 'picture' in state ? [{ id: state.picture, alt: one.alt.trim() }] : [];
  });
  const isUploading = all.some((state) => state === undefined || 'sent' in state);

  return {
    chosen: {
      ...chosen,
      remove: (id: string) => {
        running.current.get(id)?.abort();
        running.current.delete(id);
        setStates((before) => without(before, id));
        chosen.remove(id);
      },
    },
    /** The uploaded part of all pictures from 0 to 1; undefined when nothing is uploaded. */
    progress: isUploading ? parts.reduce((sum, part) => sum + part, 0) / parts.length : undefined,
    /** Why pictures were not uploaded, '' when the server did not say. */
    problems: failed.flatMap((one) => {
      const state = stateOf(one);
      return state && 'problem' in state ? [{ id: one.id, name: one.file.name, message: state.problem }] : [];
    }),
    retry: () => {
      for (const picture of failed) void start(picture);
    },
    /** All pictures, with their ids on the server; undefined while one is missing. */
    pictures: uploaded.length === chosen.pictures.length && !chosen.isReading ? uploaded : undefined,
  };
}
