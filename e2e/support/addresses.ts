/** Number of this Playwright worker, from 0: each has a server, data and ports of its own. */
export const worker = Number(process.env.TEST_PARALLEL_INDEX || 0);

/** Ports of one worker. */
const PORTS = 40;
/** E2E_PORT sets the first port when the default ones are in use. */
const base = Number(process.env.E2E_PORT || 3500) + worker * PORTS;
/** Number of server processes behind the balancer; a single one needs no balancer. */
export const processCount = Number(process.env.E2E_PROCESSES || 1);

export const dashboardPort = base;
export const sitePort = base + 1;
/** Fake push service of the browsers. */
export const pushServiceUrl = `http://127.0.0.1:${base + 2}`;
/** A POST replaces the running build by a later one. */
export const deployUrl = `http://127.0.0.1:${base + 3}/deploy`;
/** Ports of the processes when there are several; the balancer then has the ports above. */
export const processPorts = (place: number) => ({ dashboard: base + 10 + place, site: base + 20 + place });

export const dashboardUrl = `http://localhost:${dashboardPort}`;
export const siteUrl = `http://localhost:${sitePort}`;

/** `npm run dev`: the server, and the two web apps served by vite. */
export const devServerPort = base + 30;
export const devDashboardPort = base + 31;
export const devSitePort = base + 32;

/** `npm run storybook`. */
export const storybookPort = base + 33;
