/** A configuration as the server sends it. */
export const servedConfig = {
  apiUrl: '/api',
  allowedHosts: [],
  socketUrl: '/',
  siteUrl: 'https://site.example',
  siteLinks: { logout: '/', relogin: '/', newOrder: '/', boosters: '/', loyalty: '/', contact: '/' },
};
