import { AreaScreen } from '../../shared/area/area-screen.tsx';
import { useMovements } from './use-movements.tsx';

/** /admin/movements: transactions of customers' payments and house income, which the sums of /admin link to. */
export const Component = () => <AreaScreen area={useMovements()} />;
