import { joinClasses } from '#design/parts/join-classes.ts';
import styles from './PaperSheet.module.css';
import type { PaperBlock, PaperDocument } from './paper-document.ts';

/** A document for the print window, styled for paper. */
export function PaperSheet({ paper }: { readonly paper: PaperDocument }) {
  const { company, title, head, sections } = paper;
  return (
    <main className={styles.sheet}>
      <header className={styles.letterhead}>
        <p className={styles.company}>{company.name}</p>
        <address>
          {company.addressLine}
          <br />
          {company.phone}
          <br />
          {company.email}
          <br />
          {company.hours}
        </address>
      </header>
      <h1>{title}</h1>
      <dl className={styles.head}>
        {head.map(({ label, text }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      {sections.map((section) => (
        <section key={section.heading} className={styles.section}>
          <h2>{section.heading}</h2>
          {section.blocks.map((block, position) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a printed document never changes
            <Block key={position} block={block} />
          ))}
        </section>
      ))}
    </main>
  );
}

function Block({ block }: { readonly block: PaperBlock }) {
  switch (block.kind) {
    case 'text':
      return <p className={joinClasses(block.isFine && 'fine')}>{block.text}</p>;
    case 'facts':
      return (
        <dl className={styles.facts}>
          {block.facts.map(({ label, text }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      );
    case 'figures':
      return (
        <dl className={styles.figures}>
          {block.figures.map(({ label, text, isMain }) => (
            <div key={label} className={joinClasses(isMain && styles.main)}>
              <dt>{label}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      );
    case 'table':
      return <PaperTable {...block} />;
    case 'list': {
      const items = block.items.map((item) => <li key={item}>{item}</li>);
      if (block.marks === 'number') return <ol className={styles.numbers}>{items}</ol>;
      return <ul className={block.marks === 'box' ? styles.boxes : styles.bullets}>{items}</ul>;
    }
    case 'offer':
      return (
        <div className={styles.offer}>
          <p className={styles.amount}>{block.amount}</p>
          <p>
            {block.text}
            <br />
            {block.note}
          </p>
        </div>
      );
  }
}

function PaperTable({ columns, rows, sum }: Extract<PaperBlock, { kind: 'table' }>) {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row[0]}>
            {row.map((cell, position) => (
              <td key={columns[position]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
      {sum && (
        <tfoot>
          <tr>
            {sum.map((cell, position) => (
              <td key={columns[position]}>{cell}</td>
            ))}
          </tr>
        </tfoot>
      )}
    </table>
  );
}
