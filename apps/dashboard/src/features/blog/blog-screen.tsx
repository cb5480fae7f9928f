import { AreaScreen } from '../../shared/area/area-screen.tsx';
import { useBlog } from './use-blog.tsx';

/** SPEC §2, /admin/blog: the house's news. */
export const Component = () => <AreaScreen area={useBlog()} />;
