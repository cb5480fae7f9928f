import { createBrowserRouter } from 'react-router-dom';
import { Layout } from '../shell/layout.tsx';
import { NotFoundPage } from '../shell/not-found-page.tsx';
import { PageError } from '../shell/page-error.tsx';
import { BootFrame } from './boot-frame.tsx';

const signIn = () => import('../features/sign-in/sign-in-page.tsx');

/** Each page is a lazy chunk that exports `Component`. */
export const createSiteRouter = () =>
  createBrowserRouter([
    {
      element: <Layout />,
      errorElement: <PageError />,
      HydrateFallback: BootFrame,
      children: [
        { path: '/signin', lazy: signIn },
        { path: '/login', lazy: signIn },
        { path: '/relogin', lazy: () => import('../features/sign-in/relogin-page.tsx') },
        { path: '/forgot-password', lazy: () => import('../features/new-password/forgot-password-page.tsx') },
        { path: '/new-password/:token?', lazy: () => import('../features/new-password/new-password-page.tsx') },
        { path: '/logout', lazy: () => import('../features/sign-in/logout-page.tsx') },
        { path: '/boosters', lazy: () => import('../features/boosters/boosters-page.tsx') },
        { path: '/loyalty', lazy: () => import('../features/loyalty/loyalty-page.tsx') },
        { path: '/track/:token', lazy: () => import('../features/tracking/tracking-page.tsx') },
        { path: '/contact', lazy: () => import('../features/contact/contact-page.tsx') },
        { path: '/become-a-booster', lazy: () => import('../features/apply/apply-page.tsx') },
        { path: '/pay/:id', lazy: () => import('../features/pay/pay-page.tsx') },
        { path: '/payment/:id', lazy: () => import('../features/pay/payment-page.tsx') },
        // The order form and the catalogue's public links to it (`/lol-elo-boost`).
        { path: '/:link?', lazy: () => import('../features/order/order-page.tsx') },
        { path: '*', element: <NotFoundPage /> },
      ].map((page) => ({ ...page, errorElement: <PageError /> })),
    },
  ]);
