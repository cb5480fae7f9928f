/** Number of this Playwright worker, from 0: each has a server, data and ports of its own. */
export const worker = Number(process.env.TEST_PARALLEL_INDEX || 0);

/** Ports of one worker. */
const PORTS = 40;
/** E2E_PORT names the first one where the usual ones are taken. */
const base = Number(process.env.E2E_PORT || 3500) + worker * PORTS;
/** Server processes behind the balancer; one alone needs none. */
export const processCount = Number(process.env.E2E_PROCESSES || 1);

export const dashboardPort = base;
export const sitePort = base + 1;
/** Stands in for the push services of browsers. */
export const pushServiceUrl = `http://127.0.0.1:${base + 2}`;
/** Asked by POST, puts a later build in the place of the one that runs. */
export const deployUrl = `http://127.0.0.1:${base + 3}/deploy`;
/** Where a process of several listens; the balancer has the ports above. */
export const processPorts = (place: number) => ({ dashboard: base + 10 + place, site: base + 20 + place });

export const dashboardUrl = `http://localhost:${dashboardPort}`;
export const siteUrl = `http://localhost:${sitePort}`;

/** `npm run dev`: the server, and the two web apps as vite serves them. */
export const devServerPort = base + 30;
export const devDashboardPort = base + 31;
export const devSitePort = base + 32;

/** `npm run storybook`. */
export const storybookPort = base + 33;
