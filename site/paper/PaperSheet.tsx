import type { LabeledText, PaperBlock, PaperDocument } from '#calculators/paper/paper-document.ts';
import { labelSize, type PaperDrawing } from '#calculators/paper/paper-drawing.ts';
import logo from '#client/logo.svg?raw';
import palette from '#client/palette.css?raw';
import { paintLogo } from '#paper/logo.ts';
import { readBrand } from '#paper/read-brand.ts';

/** A paper as markup, for the print window and the HTML file. paper-sheet.css and paper-blocks.css style it, and nothing else does. */
export function PaperSheet({ paper }: { readonly paper: PaperDocument }) {
  const { company, title, head, sections } = paper;
  return (
    <main className="paper-blocks">
      <header>
        <div className="logo">
          <Logo />
          <p className="company">{company.name}</p>
        </div>
        <address>
          {company.lines.map((line) => (
            <div key={line}>{line}</div>
          ))}
        </address>
      </header>
      <h1>{title}</h1>
      <Pairs className="head" pairs={head} />
      {sections.map((section) => (
        <section key={section.heading ?? ''} className={section.startsPage ? 'new-page' : undefined}>
          {section.startsPage && (
            <p className="running fine">
              {[title, ...head.slice(0, -1).map(({ text }) => text), company.name].join(' · ')} ·{' '}
              <span>{company.phone}</span>
            </p>
          )}
          {section.heading && <h2>{section.heading}</h2>}
          <PaperBlocks blocks={section.blocks} />
        </section>
      ))}
    </main>
  );
}

/** What stands in a section, one block below the other. */
export function PaperBlocks({ blocks }: { readonly blocks: readonly PaperBlock[] }) {
  return blocks.map((block, position) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a paper never changes
    <Block key={position} block={block} />
  ));
}

interface PairsProps {
  readonly className: string;
  readonly pairs: readonly (LabeledText & { readonly isMain?: boolean })[];
}

function Pairs({ className, pairs }: PairsProps) {
  return (
    <dl className={className}>
      {pairs.map(({ label, text, isMain }) => (
        <div key={label} className={isMain ? 'main' : undefined}>
          <dt>{label}</dt>
          {/* A name may run from right to left. */}
          <dd dir="auto">{text}</dd>
        </div>
      ))}
    </dl>
  );
}

function Block({ block }: { readonly block: PaperBlock }) {
  switch (block.kind) {
    case 'text':
      return <p className={block.isFine ? 'fine' : undefined}>{block.text}</p>;
    case 'facts':
      return <Pairs className="facts" pairs={block.facts} />;
    case 'figures':
      return <Pairs className="figures" pairs={block.figures} />;
    case 'table':
      return <Table table={block} />;
    case 'list':
      return (
        <div className={block.drawing && 'beside'}>
          {block.drawing && <Drawing drawing={block.drawing} />}
          <ul className={block.marks}>
            {block.items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </div>
      );
    case 'drawing': {
      // Nothing is measured here: one of the smaller sizes leaves room for the longest texts.
      const { drawing, note } = block.sizes[Math.ceil(block.sizes.length / 2)] ?? block.sizes[0];
      return (
        <>
          <Drawing drawing={drawing} />
          <p className="fine">{note}</p>
        </>
      );
    }
    case 'bars':
      return (
        <dl className="bars">
          {block.bars.map(({ label, text, share, isMain }) => (
            <div key={label} className={isMain ? 'main' : undefined}>
              <dt>{label}</dt>
              <dd>
                <svg aria-hidden="true">
                  <rect
                    width={`${share * 100}%`}
                    height="100%"
                    fill={brand.colors[isMain ? 'accent' : 'line']}
                  />
                </svg>
                {text}
              </dd>
            </div>
          ))}
        </dl>
      );
    case 'offer':
      return (
        <div className="offer">
          <p className="amount">{block.amount}</p>
          <div>
            <p>{block.text}</p>
            <p>{block.note}</p>
          </div>
        </div>
      );
  }
}

/** At its true size on paper: a point of the drawing is a point of the page. */
function Drawing({ drawing }: { readonly drawing: PaperDrawing }) {
  const { width, height, label, shapes, labels } = drawing;
  return (
    <svg
      className="drawing"
      role="img"
      aria-label={label}
      viewBox={`0 0 ${width} ${height}`}
      width={`${width}pt`}
      height={`${height}pt`}
      strokeLinejoin="round"
    >
      {shapes.map(({ path, fill, stroke, lineWidth, isDashed }, position) => (
        <path
          // biome-ignore lint/suspicious/noArrayIndexKey: a paper never changes
          key={position}
          d={path}
          fill={fill ? brand.drawing[fill] : 'none'}
          stroke={stroke && brand.drawing[stroke]}
          strokeWidth={lineWidth}
          strokeDasharray={isDashed ? '2' : undefined}
        />
      ))}
      {labels.map(({ text, at: [x, y], paint }, position) => (
        <text
          // biome-ignore lint/suspicious/noArrayIndexKey: a paper never changes
          key={position}
          x={x}
          y={y}
          fill={brand.drawing[paint]}
          fontSize={labelSize}
          fontWeight="600"
          textAnchor="middle"
        >
          {text}
        </text>
      ))}
    </svg>
  );
}

/** Pixels on the page. */
const logoHeight = 44;

function Logo() {
  const { logo, colors } = brand;
  const { width, height, paths } = logo;
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      width={(logoHeight * width) / height}
      height={logoHeight}
      aria-hidden="true"
    >
      {paths.map(({ path, fill, stroke, strokeWidth }) => (
        <path
          key={path}
          d={path}
          fill={fill === null ? 'none' : paintLogo(fill, colors)}
          {...(stroke !== null && { stroke: paintLogo(stroke, colors), strokeWidth })}
        />
      ))}
    </svg>
  );
}

function Table({ table }: { readonly table: PaperBlock & { readonly kind: 'table' } }) {
  return (
    <table>
      <thead>
        <tr>
          {table.columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {table.rows.map((row) => (
          <TableRow key={row[0]} cells={row} />
        ))}
      </tbody>
      <tfoot>
        <TableRow cells={table.total} />
      </tfoot>
    </table>
  );
}

function TableRow({ cells }: { readonly cells: readonly string[] }) {
  return (
    <tr>
      {cells.map((cell, position) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a paper never changes
        <td key={position}>{cell}</td>
      ))}
    </tr>
  );
}

/** The look of papers made in the browser. */
export const brand = readBrand({ palette, logo });
