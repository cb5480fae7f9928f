import { AreaScreen } from '../../shared/area/area-screen.tsx';
import { useBlog } from './use-blog.tsx';

/** SPEC §2, /admin/blog: news posts. */
export const Component = () => <AreaScreen area={useBlog()} />;
