// What stands under a picture that shows no real work (ruling 28: placeholders are marked). Which pictures those are is
// decided beside the files: site/pictures/pictures.ts.

export const renderingCaption = 'Rendering, not a photograph of a finished job';
