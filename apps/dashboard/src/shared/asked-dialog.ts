import * as z from 'zod/mini';

const Asked = z.object({ dialog: z.string() });

/** History state that makes the next page open a dialog. External links cannot set it. */
export const askDialog = (name: string): z.output<typeof Asked> => ({ dialog: name });

/** Dialog requested by a history state. */
export function askedDialog(state: unknown): string | null {
  const asked = Asked.safeParse(state);
  return asked.success ? asked.data.dialog : null;
}
