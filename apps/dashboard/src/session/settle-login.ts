import { willPass } from '../data/try-again.ts';
import { type Duty, settleLogin } from './fresh-login.ts';

/** Settles a post-login task when `work` ends, unless the server was unreachable: then the next page load repeats it. */
export async function settling<T>(duty: Duty, work: Promise<T>): Promise<T> {
  try {
    const answer = await work;
    settleLogin(duty);
    return answer;
  } catch (error) {
    if (!willPass(error)) settleLogin(duty);
    throw error;
  }
}
