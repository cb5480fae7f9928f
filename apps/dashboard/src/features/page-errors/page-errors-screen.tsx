import { AreaScreen } from '../../shared/area/area-screen.tsx';
import { usePageErrors } from './use-page-errors.tsx';

/** /admin/pageerrors: what went wrong in people's pages, found by the reference that they were shown. */
export const Component = () => <AreaScreen area={usePageErrors()} />;
