import * as z from 'zod/mini';

const DialogRequest = z.object({ dialog: z.string() });

/** History state that makes the next page open a dialog. External links cannot set it. */
export const requestDialog = (name: string): z.output<typeof DialogRequest> => ({ dialog: name });

/** Dialog requested by a history state. */
export function readDialogRequest(state: unknown): string | null {
  const asked = DialogRequest.safeParse(state);
  return asked.success ? asked.data.dialog : null;
}
