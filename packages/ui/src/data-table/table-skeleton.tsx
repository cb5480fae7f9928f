import './table-skeleton.css';
import { VisuallyHidden } from 'react-aria-components/VisuallyHidden';

const lines = ['62%', '48%', '70%', '55%', '66%', '44%'] as const;

export const TableSkeleton = ({ label }: { readonly label: string }) => (
  <div className="bd-table__skeleton" role="status">
    <VisuallyHidden>{label}</VisuallyHidden>
    {lines.map((width) => (
      <div key={width} className="bd-table__skeleton-row" aria-hidden="true">
        <span className="bd-table__bone" />
        <span className="bd-table__bone" style={{ width }} />
        <span className="bd-table__bone" />
      </div>
    ))}
  </div>
);
