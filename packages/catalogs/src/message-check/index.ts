import { hasEmailAddress } from './email-addresses.ts';
import { readLoginDetails } from './login-details.ts';
import { hasMessengerHandle } from './messenger-handles.ts';
import { hasPhoneNumber } from './phone-numbers.ts';
import { toReadable } from './readable-text.ts';

export type { LabelledLogin, StoredLogin } from './login-details.ts';
export { mentionsLogin, readLoginDetails, withoutLoginDetails } from './login-details.ts';

/** What a message should not have: login details, or a way to write to somebody outside. */
export const personalDetailKinds = /* @__PURE__ */ Object.freeze(['login', 'phone', 'email', 'handle'] as const);
/** One of `personalDetailKinds`. */
export type PersonalDetailKind = (typeof personalDetailKinds)[number];

/**
 * Finds personal details in a chat message: a labelled password ('password: …'), a phone number, an e-mail address, a
 * messenger handle. English, German and Arabic. Stored login details are compared by `mentionsLogin`.
 * @param names of the people in the chat, so that '@Kaito' is no handle
 */
export function findPersonalDetails(text: string, names: readonly string[] = []): readonly PersonalDetailKind[] {
  const readable = toReadable(text);
  const found: Record<PersonalDetailKind, boolean> = {
    login: readLoginDetails(readable).password !== undefined,
    phone: hasPhoneNumber(readable),
    email: hasEmailAddress(readable),
    handle: hasMessengerHandle(readable, names),
  };
  return personalDetailKinds.filter((kind) => found[kind]);
}
