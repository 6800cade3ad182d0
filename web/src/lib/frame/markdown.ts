// The few marks that our own rules pages use, as blocks: headings, paragraphs, lists, tables, quotations, bold, italics, code.
// Everything is escaped first; no raw HTML passes.
import { escape } from '../draw/draw';

export interface Section {
  id: string;
  level: number;
  title: string;
  html: string;
  text: string; // for searching
}

export function inline(source: string): string {
  return escape(source)
    .replace(/`([^`]+)`/g, '<code>$1</code>')
    .replace(/\*\*([^*]+)\*\*/g, '<strong>$1</strong>')
    .replace(/(^|[^\w*])\*([^*\s][^*]*)\*/g, '$1<em>$2</em>')
    .replace(/(^|[^\w_])_([^_\s][^_]*)_(?!\w)/g, '$1<em>$2</em>')
    .replace(/\[([^\]]+)\]\((#[\w-]+)\)/g, '<a href="$2">$1</a>')
    .replace(/\[([^\]]+)\]\([^)]*\)/g, '$1');
}

export const slug = (title: string): string =>
  title
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

const cells = (line: string): string[] =>
  line
    .replace(/^\s*\|/, '')
    .replace(/\|\s*$/, '')
    .split('|')
    .map((c) => c.trim());

/** Blocks of text between two headings. */
function blocks(lines: readonly string[]): string {
  let html = '';
  let i = 0;
  const at = (): string => lines[i] ?? '';
  while (i < lines.length) {
    if (!at().trim()) {
      i++;
    } else if (/^\s*([-*]|\d+\.)\s/.test(at())) {
      const tag = /^\s*\d/.test(at()) ? 'ol' : 'ul';
      let items = '';
      while (i < lines.length && /^\s*([-*]|\d+\.)\s/.test(at())) {
        let item = at().replace(/^\s*([-*]|\d+\.)\s+/, '');
        i++;
        while (i < lines.length && /^\s{2,}\S/.test(at()) && !/^\s*([-*]|\d+\.)\s/.test(at()))
          item += ' ' + lines[i++]?.trim();
        items += `<li>${inline(item)}</li>`;
      }
      html += `<${tag}>${items}</${tag}>`;
    } else if (at().trim().startsWith('|')) {
      const rows: string[][] = [];
      while (i < lines.length && at().trim().startsWith('|')) rows.push(cells(lines[i++] ?? ''));
      const [head = [], ...rest] = rows;
      const body = rest.filter((r) => !r.every((c) => /^:?-+:?$/.test(c)));
      const row = (r: string[], tag: string): string =>
        `<tr>${r.map((c) => (c ? `<${tag}>${inline(c)}</${tag}>` : '<td></td>')).join('')}</tr>`;
      html += `<table><thead>${row(head, 'th')}</thead><tbody>${body.map((r) => row(r, 'td')).join('')}</tbody></table>`;
    } else if (at().startsWith('>')) {
      let quote = '';
      while (i < lines.length && at().startsWith('>')) quote += (lines[i++] ?? '').replace(/^>\s?/, '') + ' ';
      html += `<blockquote>${inline(quote.trim())}</blockquote>`;
    } else {
      let paragraph = '';
      while (i < lines.length && at().trim() && !/^\s*([-*]|\d+\.)\s|^\s*\||^>/.test(at()))
        paragraph += (lines[i++] ?? '').trim() + ' ';
      html += `<p>${inline(paragraph.trim())}</p>`;
    }
  }
  return html;
}

/** Cut a page at its headings. */
export function sections(page: string): Section[] {
  const source = page.replace(/<!--.*?-->/gs, ''); // comments for authors of the page
  const found: { level: number; title: string; lines: string[] }[] = [];
  for (const line of source.split('\n')) {
    const heading = /^(#{1,4})\s+(.*)$/.exec(line);
    if (heading) found.push({ level: heading[1]?.length ?? 1, title: heading[2] ?? '', lines: [] });
    else found.at(-1)?.lines.push(line);
  }
  return found.map((s) => ({
    id: slug(s.title),
    level: s.level,
    title: s.title,
    html: blocks(s.lines),
    text: (s.title + ' ' + s.lines.join(' ')).toLowerCase(),
  }));
}
