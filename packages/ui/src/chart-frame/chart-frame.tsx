import { ChartLine, Table2 } from 'lucide-react';
import { type ComponentPropsWithRef, type ReactNode, useId, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { classNames } from '../class-names.ts';
import { Link } from '../link/link.tsx';
import { detailMessages } from '../messages/detail-messages.ts';
import './chart-frame.css';

/** A chart’s values as a table. */
export interface ChartTable {
  readonly columns: readonly { readonly header: string; readonly align?: 'start' | 'end' | undefined }[];
  /** The first cell of a row names it. */
  readonly rows: readonly (readonly string[])[];
  /** Links per row, one for each cell after the first. */
  readonly hrefs?: readonly (readonly (string | undefined)[])[] | undefined;
}

/** Texts of the frame. */
export interface ChartLabels {
  readonly viewTable: string;
  readonly viewChart: string;
}

export interface ChartFrameProps extends Omit<ComponentPropsWithRef<'section'>, 'title'> {
  readonly title: ReactNode;
  /** The chart’s figures as text. */
  readonly table: ChartTable;
  /** A large figure above the chart. */
  readonly lead?: ReactNode;
  /** Below a divider. */
  readonly footer?: ReactNode;
  readonly headingLevel?: 2 | 3 | undefined;
  readonly labels?: ChartLabels | undefined;
}

/** A chart’s title and its table view. Put it in a flush card. */
export const ChartFrame = ({
  title,
  table,
  lead,
  footer,
  headingLevel = 2,
  labels = detailMessages.chart,
  className,
  children,
  ...rest
}: ChartFrameProps) => {
  const [isTable, setTable] = useState(false);
  const titleId = useId();
  const Heading = `h${headingLevel}` as const;
  const Icon = isTable ? ChartLine : Table2;
  return (
    <section aria-labelledby={titleId} {...rest} className={classNames('bd-chart', className)}>
      <header className="bd-chart__head">
        <Heading id={titleId}>{title}</Heading>
        <Button className="bd-chart__toggle" onPress={() => setTable(!isTable)}>
          <Icon size={14} aria-hidden="true" />
          {isTable ? labels.viewChart : labels.viewTable}
        </Button>
      </header>
      <div className="bd-chart__body">
        {lead}
        {isTable ? (
          <div className="bd-chart__scroll">
            <table
              className="bd-chart__table"
              aria-labelledby={titleId}
              // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
              tabIndex={0}
            >
              <thead>
                <tr>
                  {table.columns.map(({ header, align }) => (
                    <th key={header} scope="col" data-align={align}>
                      {header}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {table.rows.map(([name = '', ...cells], row) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: rows of a drawing have no identity but their place
                  <tr key={row}>
                    <th scope="row">{name}</th>
                    {cells.map((cell, index) => {
                      const { header = '', align } = table.columns[index + 1] ?? {};
                      return (
                        <td key={header} data-align={align}>
                          <Figure text={cell} href={table.hrefs?.[row]?.[index]} of={`${header}, ${name}`} />
                        </td>
                      );
                    })}
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        ) : (
          children
        )}
        {footer === undefined ? null : <div className="bd-chart__foot">{footer}</div>}
      </div>
    </section>
  );
};

interface FigureProps {
  readonly text: string;
  readonly href: string | undefined;
  readonly of: string;
}

/** Named with its row, because the value alone identifies nothing. */
const Figure = ({ text, href, of }: FigureProps) =>
  href === undefined ? (
    text
  ) : (
    <Link href={href} aria-label={`${text}, ${of}`}>
      {text}
    </Link>
  );
