import type { Plugin } from 'vite';

/** Its other way to a server, forms and their files, `data:` addresses, and the names of statuses. */
const UNUSED =
  /\/axios\/lib\/(adapters\/xhr|core\/createMultipartBody|helpers\/(toFormData|toURLEncodedForm|formDataToJSON|estimateDataURLDecodedBytes|HttpStatusCode))\.js$/;

const REFUSAL = `export default function leftOut() { throw new Error('left out of axios'); }`;

/** Leaves out of what users download what no call of ours asks of axios: ours go by `fetch` and carry JSON as text. */
export const leanAxios = (): Plugin => ({
  name: 'boostdesk-lean-axios',
  apply: 'build',
  load: {
    filter: { id: UNUSED },
    // No adapter is what axios itself says in Node of the one it lacks there.
    handler: (id) => (id.endsWith('/xhr.js') ? 'export default null;' : REFUSAL),
  },
});
