import * as z from 'zod/mini';

const Asked = z.object({ dialog: z.string() });

/** State of a history entry that asks the next page to open a dialog. No link from elsewhere can hold it. */
export const askDialog = (name: string): z.output<typeof Asked> => ({ dialog: name });

/** The dialog that a history entry asks for. */
export function askedDialog(state: unknown): string | null {
  const asked = Asked.safeParse(state);
  return asked.success ? asked.data.dialog : null;
}
