/** A `/config.json` of the server. */
export const servedConfig = {
  apiUrl: '/api',
  allowedHosts: [],
  socketUrl: '/',
  siteUrl: 'https://site.example',
  siteLinks: { logout: '/', relogin: '/', newOrder: '/', boosters: '/', loyalty: '/', contact: '/' },
};
