// What every mark on the pages is: heading, paragraph, row of a table. People who listen to a PDF hear it in this order.

import type { PdfFile, Reference } from './pdf-file.ts';

export type StructureTag =
  | 'Document'
  | 'H1'
  | 'H2'
  | 'P'
  | 'L'
  | 'LI'
  | 'Lbl'
  | 'LBody'
  | 'Table'
  | 'TR'
  | 'TH'
  | 'TD';

interface Mark {
  readonly page: number;
  readonly id: number;
}

interface Element {
  readonly tag: StructureTag;
  readonly kids: (Element | Mark)[];
}

export interface StructureTree {
  /** Everything marked inside `draw` belongs to a new element. */
  readonly within: (tag: StructureTag, draw: () => void) => void;
  /** The number of a new mark on `page`, counted from 0 on each page, and the tag it stands under. */
  readonly mark: (page: number) => { readonly id: number; readonly tag: StructureTag };
  /** Writes the tree; returns its root. `pages` are the page objects, each with its position as /StructParents. */
  readonly write: (file: PdfFile, pages: readonly Reference[]) => Reference;
}

export function createStructureTree(): StructureTree {
  const root: Element = { tag: 'Document', kids: [] };
  const marksOfPage: number[] = [];
  let present = root;

  return {
    within: (tag, draw) => {
      const before = present;
      present = { tag, kids: [] };
      before.kids.push(present);
      draw();
      present = before;
    },
    mark: (page) => {
      const id = marksOfPage[page] ?? 0;
      marksOfPage[page] = id + 1;
      present.kids.push({ page, id });
      return { id, tag: present.tag };
    },
    write: (file, pages) => {
      const treeRoot = file.reserve();
      const owners: Reference[][] = pages.map(() => []);
      const writeElement = (element: Element, parent: Reference): Reference => {
        const reference = file.reserve();
        const kids = element.kids.map((kid) => {
          if ('tag' in kid) return writeElement(kid, reference);
          const ofPage = owners[kid.page];
          if (ofPage) ofPage[kid.id] = reference;
          return `<</Type/MCR/Pg ${pages[kid.page]}/MCID ${kid.id}>>`;
        });
        // Headings of columns say so; a reader then names the column with each cell.
        const scope = element.tag === 'TH' ? '/A<</O/Table/Scope/Column>>' : '';
        file.put(reference, `<</Type/StructElem/S/${element.tag}/P ${parent}${scope}/K[${kids.join(' ')}]>>`);
        return reference;
      };
      const document = writeElement(root, treeRoot);
      const numbers = owners.map((ofPage, page) => `${page}[${ofPage.join(' ')}]`);
      file.put(
        treeRoot,
        `<</Type/StructTreeRoot/K ${document}/ParentTree<</Nums[${numbers.join(' ')}]>>/ParentTreeNextKey ${pages.length}>>`,
      );
      return treeRoot;
    },
  };
}
