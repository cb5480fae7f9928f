import { AreaScreen } from '../../shared/area/area-screen.tsx';
import { usePageErrors } from './use-page-errors.tsx';

/** /admin/pageerrors: errors in users' pages, which can be found by reference code. */
export const Component = () => <AreaScreen area={usePageErrors()} />;
