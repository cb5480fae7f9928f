import { AreaScreen } from '../../shared/area/area-screen.tsx';
import { useMovements } from './use-movements.tsx';

/** /admin/movements: what customers paid and the house kept, movement by movement; the sums of /admin lead here. */
export const Component = () => <AreaScreen area={useMovements()} />;
