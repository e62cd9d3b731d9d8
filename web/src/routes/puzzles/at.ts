/** Whether what is taught at a table is a puzzle, and no chapter of a course. */
export const isPuzzle = (lesson: string | null | undefined): boolean => !!lesson?.startsWith('puzzle/')
