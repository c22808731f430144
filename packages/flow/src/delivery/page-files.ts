/** The id of the element with the files that a server-rendered page requests after its first view, as JSON. */
export const pageFilesId = 'page-files';

/** The id of the inline style sheet of a server-rendered page. */
export const markupStylesId = 'markup-styles';

/** The URLs of those files: the scripts that start the page, those that they import, and all style sheets of its screen. */
export type PageFileList = { entries: readonly string[]; preloads: readonly string[]; styles: readonly string[] };
