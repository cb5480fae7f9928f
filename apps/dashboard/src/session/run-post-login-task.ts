import { isTransientError } from '../data/server-probe.ts';
import { completeTask, type PostLoginTask } from './post-login-tasks.ts';

/** Settles a post-login task when `work` ends, unless the server was unreachable: then the next page load repeats it. */
export async function runPostLoginTask<T>(task: PostLoginTask, work: Promise<T>): Promise<T> {
  try {
    const answer = await work;
    completeTask(task);
    return answer;
  } catch (error) {
    if (!isTransientError(error)) completeTask(task);
    throw error;
  }
}
