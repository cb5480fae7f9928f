import { AreaScreen } from '../../shared/area/area-screen.tsx';
import { useFeedbacks } from './use-feedbacks.tsx';

/** SPEC §2, /admin/feedbacks: customer reviews, and which of them are public. */
export const Component = () => <AreaScreen area={useFeedbacks()} />;
