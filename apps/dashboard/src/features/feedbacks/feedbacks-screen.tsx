import { AreaScreen } from '../../shared/area/area-screen.tsx';
import { useFeedbacks } from './use-feedbacks.tsx';

/** SPEC §2, /admin/feedbacks: what customers say of their orders, and what of it everybody may read. */
export const Component = () => <AreaScreen area={useFeedbacks()} />;
