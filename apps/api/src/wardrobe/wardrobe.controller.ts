import {
  Body,
  Controller,
  Delete,
  Get,
  Header,
  HttpCode,
  Param,
  Patch,
  Post,
  Put,
  Query,
  StreamableFile,
} from '@nestjs/common';
import { Verified } from '../platform/http/access/access.decorators';
import { CurrentCaller, type Caller } from '../platform/http/access/caller.decorator';
import { FindAlike } from '../garments/garments.dto';
import { BodyLimit } from '../platform/http/requests/body-limit';
import { Upload, UploadedBytes } from '../platform/http/requests/upload.interceptor';
import { InTurn } from '../platform/http/requests/in-turn.interceptor';
import { Documented } from '../platform/openapi/operation';
import { WardrobeListsService } from './lists/wardrobe-lists.service';
import { WARDROBE_PHOTO, WardrobePhotosService } from './photos/wardrobe-photos.service';
import { toPiece } from './piece-view';
import {
  AddedLinesResponse,
  AddLinesDto,
  AddPieceDto,
  ChangePieceDto,
  PhotoDto,
  WardrobePiece,
  WardrobeQuery,
  WardrobeResponse,
} from './wardrobe.dto';
import { WARDROBE_OPERATIONS } from './wardrobe.openapi';
import { WardrobeService } from './wardrobe.service';

/** Of a list of a thousand pieces with notes. */
const MAX_LIST_BYTES = 400 * 1024;

@Verified()
@Documented(WARDROBE_OPERATIONS)
@Controller('wardrobe')
export class WardrobeController {
  constructor(
    private readonly wardrobe: WardrobeService,
    private readonly photos: WardrobePhotosService,
    private readonly lists: WardrobeListsService,
  ) {}

  @Get()
  async list(@CurrentCaller() { userId }: Caller, @Query() query: WardrobeQuery): Promise<WardrobeResponse> {
    const { pieces, ...page } = await this.wardrobe.list(userId, query);
    return { items: pieces.map(toPiece), ...page };
  }

  @InTurn()
  @Post()
  async add(@CurrentCaller() { userId }: Caller, @Body() piece: AddPieceDto): Promise<WardrobePiece> {
    return toPiece(await this.wardrobe.add(userId, piece));
  }

  @BodyLimit(MAX_LIST_BYTES)
  @InTurn()
  @Post('lines')
  async addLines(
    @CurrentCaller() { userId }: Caller,
    @Body() list: AddLinesDto,
  ): Promise<AddedLinesResponse> {
    const { pieces, ...rest } = await this.lists.add(userId, list);
    return { items: pieces.map(toPiece), ...rest };
  }

  @Patch(':id')
  async change(
    @CurrentCaller() { userId }: Caller,
    @Param('id') id: string,
    @Body() changes: ChangePieceDto,
  ): Promise<WardrobePiece> {
    return toPiece(await this.wardrobe.change(userId, id, changes));
  }

  @Delete(':id')
  async remove(@CurrentCaller() { userId }: Caller, @Param('id') id: string): Promise<WardrobePiece> {
    return toPiece(await this.wardrobe.remove(userId, id));
  }

  @InTurn()
  @Get(':id/alike')
  alike(@CurrentCaller() { userId }: Caller, @Param('id') id: string): Promise<FindAlike> {
    return this.wardrobe.alike(userId, id);
  }

  @HttpCode(200)
  @Post(':id/restore')
  async restore(@CurrentCaller() { userId }: Caller, @Param('id') id: string): Promise<WardrobePiece> {
    return toPiece(await this.wardrobe.restore(userId, id));
  }

  @Put(':id/wears/:date')
  async wear(
    @CurrentCaller() { userId }: Caller,
    @Param('id') id: string,
    @Param('date') date: string,
  ): Promise<WardrobePiece> {
    return toPiece(await this.wardrobe.wear(userId, id, date));
  }

  @Delete(':id/wears/:date')
  async unwear(
    @CurrentCaller() { userId }: Caller,
    @Param('id') id: string,
    @Param('date') date: string,
  ): Promise<WardrobePiece> {
    return toPiece(await this.wardrobe.unwear(userId, id, date));
  }

  // Nobody but the owner, and no cache: a browser that is shared keeps nothing of it.
  @Get(':id/photo/:name')
  @Header('content-type', 'image/webp')
  @Header('cache-control', 'no-store')
  @Header('content-security-policy', "default-src 'none'; sandbox")
  async readPhoto(
    @CurrentCaller() { userId }: Caller,
    @Param('id') id: string,
    @Param('name') name: string,
  ): Promise<StreamableFile> {
    return new StreamableFile(await this.photos.read(userId, id, name));
  }

  @Upload(WARDROBE_PHOTO)
  @Put(':id/photo')
  async putPhoto(
    @CurrentCaller() { userId }: Caller,
    @Param('id') id: string,
    @Body() _form: PhotoDto,
    @UploadedBytes() photo: Buffer | null,
  ): Promise<WardrobePiece> {
    return toPiece(await this.photos.put(userId, id, photo));
  }

  @Delete(':id/photo')
  async removePhoto(@CurrentCaller() { userId }: Caller, @Param('id') id: string): Promise<WardrobePiece> {
    return toPiece(await this.photos.remove(userId, id));
  }
}
