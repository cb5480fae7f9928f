import { willPass } from '../data/try-again.ts';
import { type Duty, settleLogin } from './fresh-login.ts';

/** What the login owes is settled with whatever comes of the work; a server that stays away is asked when the page is loaded again. */
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
