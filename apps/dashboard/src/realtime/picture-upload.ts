import { extendClient, isApiError } from '@boostdesk/api-client';
import { picture } from '@boostdesk/api-client/contract';
import { parseRoom } from '@boostdesk/realtime/contract';
import type { StoredPicture, UploadContext, UploadResult } from '@boostdesk/realtime/outbox';
import type { Api } from '../core/services.ts';
import { isTransientError } from '../data/server-probe.ts';

/** 12 MB at 100 kB/s, the slowest that the server accepts. */
const TIMEOUT_MS = 120_000;
const NOT_FOUND = { ok: false, code: 'not_found', message: '' } as const;

/** Uploads pictures for the outbox, which repeats an upload that failed for the moment without a toast. */
export function createPictureUpload(api: Api) {
  const { upload } = extendClient(api, { picture }).picture;
  return async (
    { clientId, file }: StoredPicture,
    { room, signal, onProgress }: UploadContext,
  ): Promise<UploadResult> => {
    const parsed = parseRoom(room);
    if (parsed?.kind !== 'chat') return NOT_FOUND;
    const options = { file, signal, onProgress, timeoutMs: TIMEOUT_MS, quiet: isTransientError };
    try {
      const { id } = await upload({ order: parsed.id, clientId }, options);
      return { ok: true, id };
    } catch (error) {
      if (!isApiError(error)) throw error;
      return { ok: false, code: error.code === 'timeout' ? 'no_answer' : error.code, message: error.body };
    }
  };
}
