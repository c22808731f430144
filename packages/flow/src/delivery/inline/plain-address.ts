/**
 * The first script of every page, in ES5. It loads a page whose address holds a name and a password (`https://name:password@host/…`) again without
 * them, since the browser remembers them for the host. In such a page `fetch` refuses every address of the page's own host, and a module that
 * is imported by a page and by another module has two addresses, so it runs twice.
 */
export const plainAddress = `(function () {
  var link = document.createElement('a');
  link.href = document.URL;
  if (!link.username && !link.password) return;
  link.username = link.password = '';
  stop();
  location.replace(link.href);
})()`;
