// Which page an address leads to.
import { describe, expect, it } from 'vitest';
import { pageAt, seating } from '../src/lib/pages/pages';

const at = (address: string) => pageAt(address.split('/').filter(Boolean));

describe('addresses', () => {
  it('lead to the lobby if no page is there', () => {
    for (const address of ['/', '/nowhere', '/t', '/learn', '/aid', '/constructor', '/in'])
      expect(at(address), address).toBeUndefined();
  });
  it('lead to a table, and below it to its analysis', () => {
    expect(at('/t/abc')).toBe(seating);
    expect(at('/t/abc/analysis')?.load).not.toBe(seating.load);
    expect(at('/t/abc/analysis')?.props?.(['t', 'abc', 'analysis'])).toEqual({ id: 'abc' });
  });
  it('keep a page that looks at the rest itself', () => {
    expect(at('/p/anne')).toBe(at('/leaders/emara/year'));
    expect(at('/p/anne')?.each).toBe(false);
    expect(at('/people')).toBeDefined();
    expect(at('/clubs/a1')).toBe(at('/people'));
    expect(at('/tournaments')).toBeDefined();
    expect(at('/tournaments/new')).toBe(at('/tournaments'));
  });
  it('tell a page what it is about', () => {
    expect(at('/aid/emara')?.props?.(['aid', 'emara'])).toEqual({ game: 'emara' });
    expect(at('/mail/stop/s')?.props?.(['mail', 'stop', 's'])).toEqual({ what: 'stop', secret: 's' });
    expect(at('/mail/x')?.props?.(['mail', 'x'])).toEqual({ what: 'confirm', secret: '' });
  });
});
