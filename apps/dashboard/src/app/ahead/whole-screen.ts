import type { AnswerOf, screen } from '@boostdesk/api-client/contract';
import type { Caller } from './ask.ts';

/** A screen with what it shows and how that is drawn, as the server sends it. */
export type WholeScreen = AnswerOf<typeof screen.getOrders>;

/** What is kept in this browser of how screens look; what cannot be read is as if it were not there. */
function kept(name: string): unknown {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(`boostdesk.${name}`) ?? 'null');
    return value;
  } catch {
    return null;
  }
}

function windowNow(): string {
  const { density } = document.documentElement.dataset;
  return JSON.stringify({
    width: innerWidth,
    height: innerHeight,
    ...(density !== undefined && { density }),
    ...(kept('sidebar') === 'rail' && { sidebar: 'rail' }),
  });
}

async function readWhole(coming: Promise<Response>): Promise<WholeScreen> {
  const answer = await coming;
  if (!answer.ok) throw new Error(`Status ${answer.status}`);
  // Of the page's own server; what is drawn of it is looked at node by node.
  return answer.json();
}

export interface WholeAhead {
  readonly whole: Promise<WholeScreen>;
  /** Whether it comes; known some tasks before it has come. */
  readonly isComing: Promise<boolean>;
}

/** Asks for the list of orders whole, so that it stands before the app does. */
export function askWholeScreen(caller: Caller): WholeAhead {
  const answer = caller.ask('/screen/getOrders', windowNow());
  const whole = readWhole(answer);
  whole.catch(() => undefined);
  return {
    whole,
    isComing: answer.then(
      ({ ok }) => ok,
      () => false,
    ),
  };
}
