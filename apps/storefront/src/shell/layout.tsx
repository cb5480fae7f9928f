import { Avatar } from '@boostdesk/ui/avatar';
import { Banner } from '@boostdesk/ui/banner';
import { Button } from '@boostdesk/ui/button';
import { ButtonLink } from '@boostdesk/ui/link';
import { LoadingBar } from '@boostdesk/ui/loading-bar';
import { SiteFrame } from '@boostdesk/ui/site-frame';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { RouterProvider as AriaRouterProvider } from 'react-aria-components';
import {
  Outlet,
  ScrollRestoration,
  useHref,
  useLocation,
  useMatches,
  useNavigate,
  useNavigation,
} from 'react-router-dom';
import { isAuthPage } from '../app/destination.ts';
import { useVisitor } from '../app/services-context.ts';
import { useDescription } from '../app/use-description.ts';
import { type HandOver, useHandOver } from '../app/use-hand-over.ts';
import { Footer } from './footer.tsx';
import { LanguageMenu } from './language-menu.tsx';

export const Layout = () => {
  const { t, i18n } = useLingui();
  useDescription();
  const navigate = useNavigate();
  useFocusOnPageChange();
  const handOver = useHandOver();
  const isLoading = useNavigation().state !== 'idle';
  const { pathname } = useLocation();
  const links = [
    { href: '/', label: t({ message: 'Order', context: 'link to the order form' }) },
    { href: '/boosters', label: t`Boosters` },
    { href: '/loyalty', label: t`Loyalty` },
  ];
  return (
    // A language change remounts everything, because many components store translated texts.
    <AriaRouterProvider key={i18n.locale} navigate={(path) => void navigate(path)} useHref={useHref}>
      <LoadingBar isActive={isLoading} label={t`Loading page`} />
      <SiteFrame
        brand={{ name: 'Boostdesk', href: '/' }}
        links={links.map((link) => ({
          ...link,
          isCurrent: pathname === link.href,
        }))}
        actions={
          <>
            <LanguageMenu />
            <Account handOver={handOver} />
          </>
        }
        footer={<Footer />}
      >
        {handOver.problem === null ? null : <Banner tone="danger">{handOver.problem}</Banner>}
        <Outlet />
      </SiteFrame>
      <ScrollRestoration />
    </AriaRouterProvider>
  );
};

/** Moves focus to the content when the route changes. */
function useFocusOnPageChange(): void {
  const page = useMatches().at(-1)?.id ?? '';
  const last = useRef(page);
  useEffect(() => {
    if (last.current === page) return;
    last.current = page;
    document.getElementById('main')?.focus({ preventScroll: true });
  }, [page]);
}

/** Sign-in returns to the current URL, including the choice. */
const Account = ({ handOver }: { readonly handOver: HandOver }) => {
  const { claims, isChecking } = useVisitor();
  const { pathname, search } = useLocation();
  if (isChecking) return null;
  if (claims !== null) {
    return (
      <Button onPress={() => handOver.open('/')} isPending={handOver.isPending}>
        <Avatar name={claims.name} src={claims.image} size={22} isDecorative />
        <Trans>Dashboard</Trans>
      </Button>
    );
  }
  if (isAuthPage(pathname)) return null;
  return (
    <ButtonLink href={`/signin?redirect=${encodeURIComponent(`${pathname}${search}`)}`}>
      <Trans>Sign in</Trans>
    </ButtonLink>
  );
};
